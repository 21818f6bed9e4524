; The installer for Windows: for one user, without asking for an administrator.
; build.sh defines VERSION, STAGE (the folder with the files), LISTS (the folder with install.nsh and uninstall.nsh)
; and OUT.

; The program is for 64 bits, and so is its installer.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Bexar"
!define APPLICATION "Software\Classes\Applications\bexarw.exe"
!define KIND "Bexar.Document"

Name "Bexar"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Bexar"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
ManifestDPIAware true
ManifestLongPathAware true
BrandingText " "

!define MUI_ICON "${STAGE}/bexar.ico"
!define MUI_UNICON "${STAGE}/bexar.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\bexarw.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString document ${LANG_ENGLISH} "Bexar document"
LangString document ${LANG_FRENCH} "Document Bexar"
LangString terminal ${LANG_ENGLISH} "Bexar in a terminal"
LangString terminal ${LANG_FRENCH} "Bexar dans un terminal"
LangString about ${LANG_ENGLISH} "Design, check and play-test Alamo board wargames"
LangString about ${LANG_FRENCH} "Concevoir, vérifier et essayer des wargames sur Alamo"
LangString running ${LANG_ENGLISH} "Bexar is running. Close its windows, then try again."
LangString running ${LANG_FRENCH} "Bexar est ouvert. Fermez ses fenêtres, puis réessayez."
LangString keep ${LANG_ENGLISH} "Delete your stamps, your settings and the unsaved changes that Bexar keeps for recovery too? Your own files stay in any case."
LangString keep ${LANG_FRENCH} "Supprimer aussi vos tampons, vos réglages et les modifications non enregistrées que Bexar garde pour les récupérer ? Vos fichiers restent dans tous les cas."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "Bexar"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "Bexar"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT OR Apache-2.0"

; A program that runs can be neither replaced nor deleted.
!macro CLOSED
  ${Do}
    ClearErrors
    ${IfNot} ${FileExists} "$INSTDIR\bexar.exe"
      ${ExitDo}
    ${EndIf}
    FileOpen $0 "$INSTDIR\bexar.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Quit
    Nop
  ${Loop}
!macroend

Section
  !insertmacro CLOSED
  SetOutPath "$INSTDIR"
  !include "${LISTS}/install.nsh"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateDirectory "$SMPROGRAMS\Bexar"
  SetOutPath "$DOCUMENTS"
  CreateShortcut "$SMPROGRAMS\Bexar\Bexar.lnk" "$INSTDIR\bexarw.exe" "" "$INSTDIR\bexar.exe" 0 "" "" "$(about)"
  CreateShortcut "$SMPROGRAMS\Bexar\$(terminal).lnk" "$SYSDIR\cmd.exe" '/k set "PATH=$INSTDIR;%PATH%"&& bexar --help' "$INSTDIR\bexar.exe" 0
  SetOutPath "$INSTDIR"

  ; Windows looks only at the last part of `fort.map.ron`. Who already opens such files with another program keeps it,
  ; and finds Bexar under “Open with”.
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(document)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\bexar.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\bexarw.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.ron\OpenWithProgids" "${KIND}" ""
  ReadRegStr $0 HKCU "Software\Classes\.ron" ""
  ${If} $0 == ""
    WriteRegStr HKCU "Software\Classes\.ron" "" "${KIND}"
  ${EndIf}
  WriteRegStr HKCU "${APPLICATION}" "FriendlyAppName" "Bexar"
  WriteRegStr HKCU "${APPLICATION}\SupportedTypes" ".ron" ""
  WriteRegStr HKCU "${APPLICATION}\DefaultIcon" "" "$INSTDIR\bexar.exe,0"
  WriteRegStr HKCU "${APPLICATION}\shell\open\command" "" '"$INSTDIR\bexarw.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Bexar"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\bexar.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  !insertmacro CLOSED
  ; Only what was installed: the user may have put files of his own there.
  !include "${LISTS}/uninstall.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"

  Delete "$SMPROGRAMS\Bexar\Bexar.lnk"
  ; The name of the other one depends on the language at the time.
  Delete "$SMPROGRAMS\Bexar\Bexar *.lnk"
  RMDir "$SMPROGRAMS\Bexar"

  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "${APPLICATION}"
  DeleteRegValue HKCU "Software\Classes\.ron\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.ron\OpenWithProgids"
  ReadRegStr $0 HKCU "Software\Classes\.ron" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue HKCU "Software\Classes\.ron" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\.ron"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  ; The state folder: without a user to ask, everything in it that he made stays.
  ${If} ${FileExists} "$LOCALAPPDATA\bexar\data\*.*"
    MessageBox MB_YESNO|MB_DEFBUTTON2 "$(keep)" /SD IDNO IDNO +2
    RMDir /r "$LOCALAPPDATA\bexar\data"
    Delete "$LOCALAPPDATA\bexar\data\window.ron"
    RMDir "$LOCALAPPDATA\bexar\data"
    RMDir "$LOCALAPPDATA\bexar"
  ${EndIf}
SectionEnd

// The machine the engine runs on: as much of WASI as a program needs that reads lines, writes lines and ends. It has no
// files, no network and no arguments.
const OK = 0, BAD_FILE = 8, NOT_THERE = 52;
const ended = Symbol("ended");
let engine = null;
let opening = "";

const run = (line, hear) => {
  const input = new TextEncoder().encode(`${opening}\n${line}\n`);
  const decoder = new TextDecoder();
  let [read, rest, memory] = [0, "", null];
  const view = () => new DataView(memory.buffer);
  const number = (at, value) => view().setUint32(at, value, true);
  // The pieces of memory a list of so many buffers stands for.
  const buffers = (list, count) => Array.from({ length: count }, (_, own) => {
    const [at, size] = [view().getUint32(list + own * 8, true), view().getUint32(list + own * 8 + 4, true)];
    return new Uint8Array(memory.buffer, at, size);
  });
  const nothing = (first, second) => {
    number(first, 0);
    number(second, 0);
    return OK;
  };
  const calls = {
    fd_read: (file, list, count, out) => {
      if (file !== 0) return BAD_FILE;
      let taken = 0;
      for (const buffer of buffers(list, count)) {
        const part = input.subarray(read, read + buffer.length);
        buffer.set(part);
        read += part.length;
        taken += part.length;
      }
      number(out, taken);
      return OK;
    },
    fd_write: (file, list, count, out) => {
      let taken = 0;
      for (const buffer of buffers(list, count)) {
        rest += decoder.decode(buffer.slice(), { stream: true });
        taken += buffer.length;
      }
      number(out, taken);
      const lines = rest.split("\n");
      rest = lines.pop();
      for (const own of lines) hear(own, file === 1);
      return OK;
    },
    fd_fdstat_get: (file, out) => {
      new Uint8Array(memory.buffer, out, 24).fill(0);
      view().setUint8(out, 2);
      return file > 2 ? BAD_FILE : OK;
    },
    fd_prestat_get: () => BAD_FILE,
    fd_close: () => OK,
    environ_sizes_get: nothing,
    environ_get: () => OK,
    args_sizes_get: nothing,
    args_get: () => OK,
    clock_time_get: (_clock, _precision, out) => {
      view().setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
      return OK;
    },
    random_get: (at, size) => {
      crypto.getRandomValues(new Uint8Array(memory.buffer, at, size));
      return OK;
    },
    sched_yield: () => OK,
    proc_exit: () => {
      throw ended;
    },
  };
  const any = new Proxy(calls, { get: (own, name) => own[name] ?? (() => NOT_THERE) });
  const { exports } = new WebAssembly.Instance(engine, { wasi_snapshot_preview1: any });
  memory = exports.memory;
  try {
    exports._start();
  } catch (reason) {
    if (reason !== ended) throw reason;
  }
};

onmessage = ({ data }) => {
  if (data.engine) {
    ({ engine, opening } = data);
    return;
  }
  let answered = false;
  try {
    run(data.line, (line, plain) => {
      if (!plain) return;
      const told = JSON.parse(line);
      if ("progress" in told) postMessage({ id: data.id, progress: told.progress });
      else {
        answered = true;
        postMessage({ id: data.id, answer: told });
      }
    });
  } catch (reason) {
    if (!answered) postMessage({ id: data.id, answer: { trouble: String(reason) } });
    answered = true;
  }
  if (!answered) postMessage({ id: data.id, answer: { trouble: "no answer" } });
};

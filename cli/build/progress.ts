import type { Io } from '../system/io.ts';

/** The progress line of a build; silent unless standard error is a terminal. */
export interface Progress {
  /** @param what the unit that is counted. */
  update(done: number, total: number, what?: string): void;
  /** Clears the line. */
  end(): void;
}

/** Minimum time between two redraws, in milliseconds: more often only flickers. */
const INTERVAL = 80;

export function createProgress(io: Io): Progress {
  if (!io.terminal) return { update() {}, end() {} };
  let last = 0;
  let drawn = false;
  return {
    update(done, total, what = 'pages') {
      const now = performance.now();
      if (now - last < INTERVAL && done < total) return;
      last = now;
      drawn = true;
      const width = 24;
      const filled = Math.round((done / total) * width);
      const bar = '━'.repeat(filled) + '─'.repeat(width - filled);
      io.stderr.write(
        `\r${bar} ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${what}\u001b[K`,
      );
    },
    end() {
      if (drawn) io.stderr.write('\r\u001b[2K');
    },
  };
}

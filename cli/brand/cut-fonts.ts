import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { endWithParent } from '../system/parent-watch.ts';
import { explainSystemError } from '../system/system-fault.ts';
import { cutFont } from './cut-font.ts';
import type { FontCut } from './font-cut.ts';
import { keepCut } from './kept-cuts.ts';

/** Child process that subsets fonts. Its standard input is a JSON list of `FontCut`. */
endWithParent();

async function cut({ source, characters, target }: FontCut): Promise<string | undefined> {
  try {
    mkdirSync(dirname(target), { recursive: true });
    keepCut(target, await cutFont(source, characters));
    return undefined;
  } catch (error) {
    return (
      explainSystemError(error, process.cwd()) ?? `${source} cannot be read as a font: ${error}`
    );
  }
}

for (const order of JSON.parse(await text(process.stdin)) as FontCut[]) {
  const fault = await cut(order);
  if (fault === undefined) continue;
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}

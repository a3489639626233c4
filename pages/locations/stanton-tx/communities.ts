import type { Site } from '../../../renderer/context/site.ts';

/** A community near Stanton. */
export interface Community {
  name: string;
  miles: number;
  text: string;
}

const TEXTS: Readonly<Record<string, string>> = {
  Lenorah:
    'Up on State Highway 176, where the mailbox and the headquarters can be miles apart. Send us the pin of the house.',
  Courtney: 'Section-line roads and long driveways. Name the neighbor’s gate before yours.',
  Tarzan:
    'Cotton, dry land and pivots. In stripping season we come to the turnrow rather than wait for the porch.',
  Grady:
    'Everybody knows the school, so we start from there. Its parking lot is a fair place to meet halfway.',
};

/** Communities around Stanton, nearest first; the two cities are on the road sign only. */
export function communities({ area }: Site): Community[] {
  return area.fromStanton.flatMap(({ name, miles }) => {
    const text = TEXTS[name];
    return text === undefined ? [] : [{ name, miles, text }];
  });
}

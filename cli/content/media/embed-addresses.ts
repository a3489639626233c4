import type { EmbedKind } from '../../../renderer/features/embeds/embed.ts';
import { recognizeEmbed } from '../../../renderer/features/embeds/recognize-embed.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { blocksOf } from '../pages/section-blocks.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Sections that embed an address, and the kinds they accept. */
const SECTIONS: Readonly<Record<string, readonly EmbedKind[]>> = {
  video: ['video'],
  embed: ['map', 'booking'],
};

const NAMES: Record<EmbedKind, string> = {
  video: 'a video',
  map: 'a map',
  booking: 'a booking page',
};

/** Where to copy an address of each kind. */
const SOURCES: Record<EmbedKind, string> = {
  video: 'Copy it from the address bar of the video on YouTube or Vimeo.',
  map: 'Copy it from the address bar of openstreetmap.org; on Google Maps choose Share, Embed a map.',
  booking:
    'Copy the link of your booking page at Cal.com, Calendly, Google Calendar or Microsoft Bookings.',
};

/** What is wrong with an address, and what to write instead. */
function faultOf(address: string, kinds: readonly EmbedKind[]): [string, string] | undefined {
  const embed = recognizeEmbed(address);
  if (embed && kinds.includes(embed.kind)) return undefined;
  if (embed) {
    const section = Object.entries(SECTIONS).find(([, taken]) => taken.includes(embed.kind))?.[0];
    return [`This is the address of ${NAMES[embed.kind]}.`, `Put it into a section "${section}".`];
  }
  const [, pasted] = /<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(address) ?? [];
  if (pasted !== undefined && recognizeEmbed(pasted))
    return ['This is a piece of HTML; only the address in it is needed.', `Write ${pasted}`];
  const wanted = kinds.map((kind) => NAMES[kind]).join(' or ');
  return [
    `This is not the address of ${wanted} that pages can show.`,
    kinds.map((kind) => SOURCES[kind]).join(' '),
  ];
}

/** Reports addresses of videos, maps and booking pages that cannot be embedded. */
export function checkEmbeds(content: object, source: SourceFile, locate: Locate): Diagnostic[] {
  return Object.entries(SECTIONS).flatMap(([name, kinds]) =>
    [...blocksOf(content, name)].flatMap(({ path, block }) => {
      const { url } = block as { url?: unknown };
      const fault = typeof url === 'string' ? faultOf(url, kinds) : undefined;
      if (!fault) return [];
      const [message, hint] = fault;
      return report(source, {
        range: locate([...path, 'url'], 'value'),
        rule: 'embed/address',
        message,
        hint,
      });
    }),
  );
}

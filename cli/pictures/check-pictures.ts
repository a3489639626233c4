import { embedShape } from '../../renderer/features/embeds/embed-shape.ts';
import { roundFocus } from '../../renderer/pictures/picture-address.ts';
import { cutArea } from '../../renderer/pictures/picture-cut.ts';
import {
  PICTURE_LAYOUTS,
  type PictureCut,
  type PictureLayout,
  type PicturePlace,
} from '../../renderer/pictures/picture-layouts.ts';
import { PREVIEW_CUT } from '../../renderer/pictures/preview-picture.ts';
import type { PagePictures, PictureFacts } from '../../schemas/picture.ts';
import type { Severity } from '../content/diagnostic.ts';
import type { NamedPicture } from '../content/media/pictures-in.ts';
import type { Path } from '../content/value-path.ts';
import { isFileName } from './file-names.ts';
import type { KnownPictures } from './known-pictures.ts';
import { isFault } from './picture-fault.ts';

/** A finding about a picture, at a key of the file that references it. */
export interface PictureFinding {
  at: Path;
  rule: string;
  severity: Severity;
  message: string;
  hint: string;
}

/** Places of pictures by section; all others are as wide as the text. */
const PLACES: Readonly<Record<string, PicturePlace>> = {
  hero: 'hero',
  guide: 'beside',
  gallery: 'tile',
  logos: 'logo',
  team: 'portrait',
  success: 'face',
  testimonials: 'face',
  // The place of a picture rendered by code is unknown: this one requires few pixels.
  pictures: 'tile',
};

/** In the head of a landing, `page.image`, or of a page, `image`. */
function isPreview({ at }: NamedPicture): boolean {
  return at[0] === 'page' || (at[0] === 'image' && at.length === 1);
}

function placeOf({ at, block }: NamedPicture): PicturePlace {
  const section = at[0] === 'sections' ? at[2] : at[0];
  if (section === 'video' || section === 'embed') return `poster-${embedShape(block)}`;
  if (block.side === 'left' || block.side === 'right') return 'beside';
  return PLACES[String(section)] ?? 'full';
}

/** Nothing but the word for a picture. */
const ONLY_PICTURE =
  /^(?:(?:an? |the |eine? |das |una? |la )?(?:image|img|photo|photograph|picture|pic|graphic|bild|foto|fotografie|grafik|abbildung|imagen|fotografía|placeholder|platzhalter|alt(?:[- ]text)?)[\s_-]*\d*\.?|[.…?-]+)$/i;

/** The word for a picture before what it shows. */
const OF_PICTURE =
  /^(?:(?:an? |the )?(?:image|photo|photograph|picture|pic) (?:of|showing|that shows|with)|(?:das |ein )?(?:bild|foto) (?:von|vom|des|der|mit|zeigt)|(?:auf dem (?:bild|foto))|(?:una? |la )?(?:imagen|foto|fotografía) (?:de|del|con|que muestra)|image:|photo:|bild:|foto:)(?=\s)/i;

/** What the words of an alternative text are told as, whatever the picture shows. */
function emptyWords(
  alt: string,
): Pick<PictureFinding, 'message' | 'hint' | 'severity'> | undefined {
  if (isFileName(alt))
    return {
      severity: 'error',
      message: 'The name of a file tells nobody what the picture shows.',
      hint: 'Describe it in a sentence.',
    };
  if (ONLY_PICTURE.test(alt))
    return {
      severity: 'error',
      message: `"${alt}" tells nobody what the picture shows.`,
      hint: 'Describe it in a sentence.',
    };
  const [said] = OF_PICTURE.exec(alt) ?? [];
  return said === undefined
    ? undefined
    : {
        severity: 'warning',
        message: `"${said}" is said before it anyway: screen readers announce a picture as one.`,
        hint: 'Begin with what it shows.',
      };
}

function altFinding({ at, picture }: NamedPicture): PictureFinding | undefined {
  const { alt, decorative = false } = picture;
  const isEmpty = alt.trim() === '';
  const words = isEmpty ? undefined : emptyWords(alt.trim());
  if (words) return { at: [...at, 'alt'], rule: 'picture/alt', ...words };
  if (isEmpty === decorative) return undefined;
  return {
    at: [...at, 'alt'],
    rule: 'picture/alt',
    severity: 'error',
    message: isEmpty
      ? 'Nothing says what the picture shows to those who do not see it.'
      : 'A decorative picture is passed over by those who do not see it, so nobody would hear this.',
    hint: isEmpty
      ? 'Describe it in a sentence. If it is nothing but decoration, add decorative: true.'
      : 'Write alt: "", or take decorative away.',
  };
}

/** Width of a cut of the picture in pixels. */
function widthOfCut({ picture }: NamedPicture, facts: PictureFacts, { ratio }: PictureCut): number {
  return ratio ? cutArea(facts, ratio, roundFocus(picture.focus)).width : facts.width;
}

function sizeFinding(named: NamedPicture, facts: PictureFacts): PictureFinding | undefined {
  const { at, picture } = named;
  if (facts.format === 'svg') return undefined;
  const layout: PictureLayout = isPreview(named) ? [PREVIEW_CUT] : PICTURE_LAYOUTS[placeOf(named)];
  const blurred = layout.findLast((cut) => widthOfCut(named, facts, cut) < cut.leastWidth);
  if (!blurred) return undefined;
  const { ratio, leastWidth } = blurred;
  const left = ratio
    ? `Cut to ${ratio.join(':')} for this place, ${widthOfCut(named, facts, blurred)} are left across, and it needs ${leastWidth}.`
    : `This place needs ${leastWidth} across.`;
  const least = ratio
    ? `${leastWidth} × ${Math.ceil((leastWidth * ratio[1]) / ratio[0])} pixels`
    : `${leastWidth} pixels across`;
  return {
    at: [...at, 'src'],
    rule: 'picture/too-small',
    severity: 'warning',
    message: `media/${picture.src} has ${facts.width} × ${facts.height} pixels. ${left}`,
    hint: `Take a larger version, at least ${least}.`,
  };
}

/**
 * Checks the pictures that a file references.
 *
 * @returns their metadata, and findings.
 */
export async function checkPictures(
  named: readonly NamedPicture[],
  known: KnownPictures,
): Promise<{ pictures: PagePictures; findings: PictureFinding[] }> {
  const pictures: Record<string, PictureFacts> = {};
  const findings: PictureFinding[] = [];
  for (const one of named) {
    const { at, picture } = one;
    const alt = altFinding(one);
    if (alt) findings.push(alt);
    const looked = await known.look(picture.src);
    if (isFault(looked)) {
      findings.push({ at: [...at, 'src'], severity: 'error', ...looked });
      continue;
    }
    pictures[picture.src] = looked;
    const size = sizeFinding(one, looked);
    if (size) findings.push(size);
  }
  return { pictures, findings };
}

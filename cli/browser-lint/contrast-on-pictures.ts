import type { Part } from '../page-pictures/browser-tab.ts';
import type { LowContrast, pixelContrast, TextPixels } from './pixel-contrast.ts';

/** A text whose background is more than one color. */
export interface TextOnPicture {
  element: Element;
  /** Ratio of the contrast that it has to have. */
  needed: number;
}

/**
 * Contrasts of texts in a frame that are too low on nearly every color behind them, from screenshots: without the
 * texts, and with their color in the place of the letters, whose edges are blended. So whatever a browser can paint
 * below a text, or blend it with, is measured as it is seen. Runs in a browser and is sent there as text, so it must
 * not refer to anything in this file except its arguments.
 *
 * @param contrastOf computes the contrast from pixels.
 */
export async function contrastOnPictures<Text extends TextOnPicture>(
  frame: HTMLIFrameElement,
  texts: readonly Text[],
  contrastOf: typeof pixelContrast,
): Promise<{ text: Text; contrast: LowContrast }[]> {
  const { contentWindow, contentDocument: page } = frame;
  if (!contentWindow || !page) throw new Error('The page has left its frame.');
  const { CSS, CSSStyleSheet, Highlight } = contentWindow as Window & typeof globalThis;
  const NAME = 'touchdown-measured';
  /** What a highlight does to the texts in each of the screenshots. */
  const STATES: Readonly<Record<keyof TextPixels, string>> = {
    behind: 'color: transparent; -webkit-text-fill-color: transparent; text-decoration: none',
    filled: 'background-color: currentcolor',
    marked: 'background-color: #f0f; color: #f0f',
  };
  /** Texts closer than this are on the same screenshot, in pixels. */
  const NEAR = 600;
  /** Height that a screenshot stays below unless one text is higher, in pixels. */
  const HIGHEST = 4000;

  const isLeftOut = (element: Element): boolean => {
    // Letters of a drawing are filled, whatever their color is; most are a logo.
    if ('ownerSVGElement' in element) return true;
    const style = contentWindow.getComputedStyle(element);
    // A shadow may outline the letters, and a fill may be a gradient of its own.
    if (style.textShadow !== 'none' || style.webkitTextFillColor !== style.color) return true;
    for (let above: Element | null = element; above; above = above.parentElement) {
      const { backgroundClip, animationTimeline } = contentWindow.getComputedStyle(
        above,
      ) as CSSStyleDeclaration & { animationTimeline?: string };
      if (backgroundClip.includes('text')) return true;
      // How far it has got depends on the height of the window, which is that of the page here.
      if (animationTimeline !== undefined && animationTimeline !== 'auto') return true;
    }
    return false;
  };
  const rangesOf = (element: Element): Range[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim())
      .map((node) => {
        const range = page.createRange();
        range.selectNodeContents(node);
        return range;
      });
  /** Places of lines, in whole pixels of the page that the frame is in. */
  const linesOf = (ranges: readonly Range[]): Part[] => {
    const { left, top } = frame.getBoundingClientRect();
    const [x, y] = [left + scrollX + frame.clientLeft, top + scrollY + frame.clientTop];
    return ranges
      .flatMap((range) => [...range.getClientRects()])
      .map((line) => {
        const from = [Math.max(0, Math.ceil(line.left)), Math.max(0, Math.ceil(line.top))] as const;
        const width = Math.min(frame.clientWidth, Math.floor(line.right)) - from[0];
        const height = Math.min(frame.clientHeight, Math.floor(line.bottom)) - from[1];
        return { x: Math.round(x) + from[0], y: Math.round(y) + from[1], width, height };
      })
      .filter(({ width, height }) => width > 0 && height > 0);
  };
  const moving = [...page.querySelectorAll('video, canvas, iframe, object, embed')].map((element) =>
    element.getBoundingClientRect(),
  );
  const isOnMoving = (ranges: readonly Range[]) =>
    ranges.some((range) => {
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return moving.some(
        (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      );
    });

  const placed = texts
    .filter(({ element }) => !isLeftOut(element))
    .map((text) => ({ text, ranges: rangesOf(text.element) }))
    .filter(({ ranges }) => !isOnMoving(ranges))
    .map((text) => ({ ...text, lines: linesOf(text.ranges) }))
    .filter(({ lines }) => lines.length > 0)
    .map((text) => ({
      ...text,
      top: Math.min(...text.lines.map(({ y }) => y)),
      bottom: Math.max(...text.lines.map(({ y, height }) => y + height)),
    }))
    .sort((one, other) => one.top - other.top);
  const bands: { top: number; bottom: number; texts: typeof placed }[] = [];
  for (const text of placed) {
    const last = bands.at(-1);
    const bottom = Math.max(last?.bottom ?? 0, text.bottom);
    if (last && text.top - last.bottom < NEAR && bottom - last.top < HIGHEST) {
      last.bottom = bottom;
      last.texts.push(text);
    } else bands.push({ top: text.top, bottom: text.bottom, texts: [text] });
  }

  // What is fading in has to be there, and what goes on forever must not go on between the screenshots.
  for (const animation of page.getAnimations())
    try {
      animation.finish();
    } catch {
      animation.pause();
    }
  CSS.highlights.set(NAME, new Highlight(...placed.flatMap(({ ranges }) => ranges)));
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  const pictureOf = async (part: Part): Promise<ImageData> => {
    const answer = await fetch('/~picture', { method: 'POST', body: JSON.stringify(part) });
    if (!answer.ok) throw new Error('The browser took no picture of the page.');
    const bitmap = await createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none' });
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('The browser cannot read pictures.');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const pixelsAt = ({ data, width }: ImageData, lines: readonly Part[], top: number) => {
    const size = lines.reduce((sum, line) => sum + line.width * line.height, 0);
    const pixels = new Uint8ClampedArray(4 * size);
    let at = 0;
    for (const line of lines)
      for (let y = line.y - top; y < line.y - top + line.height; y += 1) {
        const start = 4 * (y * width + line.x);
        pixels.set(data.subarray(start, start + 4 * line.width), at);
        at += 4 * line.width;
      }
    return pixels;
  };
  /** True if a text is seen in at least half of its place, so that nothing needs to show where it is. */
  const isPlain = (behind: Uint8ClampedArray, filled: Uint8ClampedArray) => {
    let seen = 0;
    for (let at = 0; at < behind.length; at += 4)
      if ([at, at + 1, at + 2].some((index) => behind[index] !== filled[index])) seen += 1;
    return seen * 8 >= behind.length;
  };
  const found: { text: Text; contrast: LowContrast }[] = [];
  for (const { top, bottom, texts: inBand } of bands) {
    const width = Math.ceil(frame.getBoundingClientRect().right + scrollX);
    const stateOf = (state: keyof TextPixels) => {
      sheet.replaceSync(`::highlight(${NAME}) { ${STATES[state]} }`);
      return pictureOf({ x: 0, y: top, width, height: bottom - top });
    };
    const [behind, filled] = [await stateOf('behind'), await stateOf('filled')];
    const pixels = inBand.map(({ text, lines }) => ({
      ...{ text, lines },
      behind: pixelsAt(behind, lines, top),
      filled: pixelsAt(filled, lines, top),
    }));
    const marked = pixels.every((text) => isPlain(text.behind, text.filled))
      ? filled
      : await stateOf('marked');
    for (const { text, lines, ...pixelsOf } of pixels) {
      const all = { ...pixelsOf, marked: pixelsAt(marked, lines, top) };
      const contrast = contrastOf(all, text.needed);
      if (contrast) found.push({ text, contrast });
    }
  }
  return found;
}

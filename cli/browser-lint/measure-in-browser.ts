import type { default as Axe, NodeResult } from 'axe-core';
import type { contrastOnPictures } from './contrast-on-pictures.ts';
import type { MeasuredFault, MeasuredPage, MeasureTask } from './measured-page.ts';
import type { pixelContrast } from './pixel-contrast.ts';

/** Other functions that run in the browser. */
export interface BrowserFunctions {
  contrastOnPictures: typeof contrastOnPictures;
  pixelContrast: typeof pixelContrast;
}

/**
 * Loads each page at each width in a frame, runs axe on it, looks at the texts that axe cannot judge and posts the
 * result to the server it came from. Runs in a browser and is sent there as text, so it must not refer to anything in
 * this file except its arguments.
 */
export async function measureInBrowser(
  { paths, widths, longest }: MeasureTask,
  { contrastOnPictures, pixelContrast }: BrowserFunctions,
): Promise<void> {
  const RULES = { 'color-contrast': 'style/contrast', 'target-size': 'style/tap-target' } as const;
  /** Why axe does not judge a text that is none to read, or has a shadow that may outline it. */
  const LEFT_OUT = ['shortTextContent', 'emptyValue', 'nonBmp', 'complexTextShadows'];
  const send = (found: MeasuredPage) =>
    fetch('/~measured', { method: 'POST', body: JSON.stringify(found) });
  const faultsOf = async (frame: HTMLIFrameElement, isPhone: boolean): Promise<MeasuredFault[]> => {
    const { contentWindow, contentDocument: page } = frame;
    if (!contentWindow || !page) throw new Error('The page has left its frame.');
    await page.fonts.ready;
    // Content far below the viewport is laid out only once it is near.
    frame.height = String(page.documentElement.scrollHeight);
    for (const image of page.images) image.loading = 'eager';
    await Promise.all([...page.images].map((image) => image.decode().catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const values = isPhone ? Object.keys(RULES) : ['color-contrast'];
    const { axe } = contentWindow as Window & { axe: typeof Axe };
    const { violations, incomplete } = await axe.run(page, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations', 'incomplete'],
    });
    const faultOf = (rule: MeasuredFault['rule'], { target, any }: NodeResult): MeasuredFault => {
      const selector = target.join(' ');
      const element = page.querySelector<HTMLElement>(selector);
      const words = element?.innerText || element?.getAttribute('aria-label') || '';
      return {
        rule,
        color: element ? contentWindow.getComputedStyle(element).color : '',
        words: words.trim().split('\n')[0] ?? '',
        selector,
        isBanner: element?.closest('.urgency') != null,
        measured: any[0]?.data ?? {},
      };
    };
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => faultOf(RULES[id as keyof typeof RULES], node)),
    );
    const texts = incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes)
      .flatMap((node) => {
        const { expectedContrastRatio, messageKey } = node.any[0]?.data ?? {};
        const element = page.querySelector(node.target.join(' '));
        const needed = Number.parseFloat(expectedContrastRatio);
        return !element || !needed || LEFT_OUT.includes(messageKey)
          ? []
          : [{ node, element, needed }];
      });
    for (const { text, contrast } of await contrastOnPictures(frame, texts, pixelContrast)) {
      const fault = faultOf(RULES['color-contrast'], text.node);
      faults.push({ ...fault, measured: { ...fault.measured, ...contrast } });
    }
    return faults;
  };
  for (const path of paths)
    for (const [index, width] of widths.entries()) {
      const frame = document.createElement('iframe');
      frame.width = String(width);
      frame.height = '900';
      const loaded = new Promise((resolve) => {
        frame.onload = resolve;
      });
      frame.src = path;
      document.body.append(frame);
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('It takes too long.')), longest);
      });
      try {
        const faults = await Promise.race([loaded.then(() => faultsOf(frame, index === 0)), late]);
        await send({ path, width, faults });
      } catch (error) {
        await send({ path, width, faults: [], failed: (error as Error).message });
      }
      frame.remove();
    }
}

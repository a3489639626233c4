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
  const nameOf = (element: HTMLElement): string => {
    const { labels } = element as HTMLInputElement;
    const names = [
      element.innerText,
      element.getAttribute('aria-label'),
      labels?.[0]?.innerText,
      element.querySelector('img')?.alt,
      element.title,
    ];
    return names.map((name) => name?.trim().split('\n')[0]).find((name) => name) ?? '';
  };
  /** The paths of texts, by their elements. They are taken off the page: axe would name elements by them. */
  const takeKeys = (page: Document): Map<Element, string> => {
    const keys = new Map<Element, string>();
    for (const element of page.querySelectorAll('[data-edit], [data-edit-picture]')) {
      const picture = element.getAttribute('data-edit-picture');
      // Keys with spaces are rare enough.
      const [text] = element.getAttribute('data-edit')?.split(' ') ?? [];
      const key = text ?? (picture && `${picture}.alt`);
      if (key) keys.set(element, key);
      for (const name of element.getAttributeNames())
        if (name.startsWith('data-edit')) element.removeAttribute(name);
    }
    return keys;
  };
  const placeOf = (
    element: Element,
    keys: ReadonlyMap<Element, string>,
  ): Pick<MeasuredFault, 'key' | 'near' | 'frame'> => {
    const first = (among: Element) =>
      [among, ...among.querySelectorAll('*')].map((one) => keys.get(one)).find((key) => key);
    const key = first(element);
    if (element.closest('main')) {
      let near = key;
      let above: Element | null = element;
      // What is around a section belongs to others.
      while (above && !near && !above.matches('main, main > section, section.section')) {
        above = above.parentElement;
        if (above?.localName !== 'main') near = above ? first(above) : undefined;
      }
      return { ...(key ? { key } : {}), ...(near ? { near } : {}) };
    }
    const frame = element.closest('footer') ? 'footer' : 'header';
    return { ...(key ? { key } : {}), frame };
  };
  const faultsOf = async (frame: HTMLIFrameElement, isPhone: boolean): Promise<MeasuredFault[]> => {
    const { contentWindow, contentDocument: page } = frame;
    if (!contentWindow || !page) throw new Error('The page has left its frame.');
    await page.fonts.ready;
    // Content far below the viewport is laid out only once it is near.
    frame.height = String(page.documentElement.scrollHeight);
    for (const image of page.images) image.loading = 'eager';
    await Promise.all([...page.images].map((image) => image.decode().catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const keys = takeKeys(page);
    const values = isPhone ? Object.keys(RULES) : ['color-contrast'];
    const { axe } = contentWindow as Window & { axe: typeof Axe };
    const { violations, incomplete } = await axe.run(page, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations', 'incomplete'],
    });
    const faultOf = (rule: MeasuredFault['rule'], { target, any }: NodeResult): MeasuredFault => {
      const selector = target.join(' ');
      const element = page.querySelector<HTMLElement>(selector);
      return {
        rule,
        color: element ? contentWindow.getComputedStyle(element).color : '',
        words: element ? nameOf(element) : '',
        selector,
        ...(element ? placeOf(element, keys) : {}),
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

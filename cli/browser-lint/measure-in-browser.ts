import type { default as Axe } from 'axe-core';
import type { MeasuredFault, MeasuredPage, MeasureTask } from './measured-page.ts';

/**
 * Loads each page at each width in a frame, runs axe on it and posts the result to the server it came from. Runs in
 * a browser and is sent there as text, so it must not refer to anything in this file except its arguments.
 */
export async function measureInBrowser({ paths, widths, longest }: MeasureTask): Promise<void> {
  const RULES = { 'color-contrast': 'style/contrast', 'target-size': 'style/tap-target' } as const;
  const send = (found: MeasuredPage | 'done') =>
    fetch('/~measured', { method: 'POST', body: JSON.stringify(found) });
  const faultsOf = async (frame: HTMLIFrameElement, isPhone: boolean): Promise<MeasuredFault[]> => {
    const { contentWindow, contentDocument: page } = frame;
    if (!contentWindow || !page) throw new Error('The page has left its frame.');
    await page.fonts.ready;
    // Content far below the viewport is laid out only once it is near.
    frame.height = String(page.documentElement.scrollHeight);
    for (const image of page.images) image.loading = 'eager';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const values = isPhone ? Object.keys(RULES) : ['color-contrast'];
    const { axe } = contentWindow as Window & { axe: typeof Axe };
    const { violations } = await axe.run(page, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => {
        const selector = target.join(' ');
        const element = page.querySelector<HTMLElement>(selector);
        const words = element?.innerText || element?.getAttribute('aria-label') || '';
        return {
          rule: RULES[id as keyof typeof RULES],
          words: words.trim().split('\n')[0] ?? '',
          selector,
          isBanner: element?.closest('.urgency') != null,
          measured: any[0]?.data ?? {},
        };
      }),
    );
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
  await send('done');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';

/**
 * Serves the facts of a built site with some of them changed, as if it had been built that way.
 *
 * @param folder the built site.
 */
export async function changeFacts(
  pages: Page | BrowserContext,
  folder: string,
  change: (facts: VisitorFacts) => VisitorFacts,
): Promise<void> {
  await pages.route('**/assets/facts.*.json', async (route) => {
    // Read from the disk, because a fetched response is lost if the page closes meanwhile.
    const { pathname } = new URL(route.request().url());
    const facts: VisitorFacts = JSON.parse(readFileSync(join(folder, pathname), 'utf8'));
    await route.fulfill({ json: change(facts) });
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';

/**
 * Serves the facts that a built site gives its scripts with some of them changed, as if it had been built so.
 *
 * @param folder the built site.
 */
export async function changeFacts(
  pages: Page | BrowserContext,
  folder: string,
  change: (facts: VisitorFacts) => VisitorFacts,
): Promise<void> {
  await pages.route('**/assets/facts.*.json', async (route) => {
    // Read from the disk: an answer that is asked for has gone when a page closes meanwhile.
    const { pathname } = new URL(route.request().url());
    const facts: VisitorFacts = JSON.parse(readFileSync(join(folder, pathname), 'utf8'));
    await route.fulfill({ json: change(facts) });
  });
}

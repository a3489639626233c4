import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

/** An open portal with what a test asks of it. */
export class Portal {
  readonly page: Page;
  /** Errors of scripts, hydration included. */
  readonly problems: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.problems.push(String(error)));
    page.on('console', (message) => {
      // A refused connection is in the console as well; the portal's answer to it is tested.
      if (message.type() === 'error' && !/Failed to load resource|net::/.test(message.text()))
        this.problems.push(message.text());
    });
  }

  static async open(
    browser: Browser,
    url: string,
    options: BrowserContextOptions = {},
  ): Promise<Portal> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(15_000);
    const portal = new Portal(await context.newPage());
    await portal.page.goto(url);
    return portal;
  }

  get input() {
    return this.page.locator('input[type=file][name=file]');
  }

  get heading() {
    return this.page.locator('h1');
  }

  /** Waits until the portal as a whole is in a state. */
  reach(state: 'idle' | 'uploading' | 'success' | 'error'): Promise<void> {
    return this.page.locator(`[data-upload-state="${state}"]`).waitFor();
  }

  toast(text: string) {
    return this.page.locator('.toast').filter({ hasText: text });
  }

  /** The line of a file in the list. */
  row(name: string) {
    return this.page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({
      hasText: name,
    });
  }

  /** Waits until a file's line says something. */
  says(name: string, text: string): Promise<void> {
    return this.row(name).filter({ hasText: text }).waitFor();
  }

  /** Chooses files as a person does, from a folder. */
  async choose(...files: { name: string; buffer: Uint8Array }[]): Promise<void> {
    const folder = tempFolder();
    for (const { name, buffer } of files) writeFileSync(join(folder, name), buffer);
    await this.input.setInputFiles(files.map(({ name }) => join(folder, name)));
  }
}

/** A PDF by its first bytes. */
export function pdf(size = 2000): Buffer {
  const file = Buffer.alloc(size, ' ');
  file.write('%PDF-1.7\n');
  return file;
}

/** The messages of docs/product.md, "Upload portal". */
export const SUCCESS =
  'Files uploaded successfully! Your notary will review them before your appointment.';
export const FAILURE = 'Upload failed. Please try again or contact your notary.';

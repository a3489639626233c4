import { patchElement } from '../../renderer/dev/patch-page.ts';
import { keepFieldShown } from './shown-field.ts';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** What the server says of a version of the page, in the attributes of this script's element. */
function versionOf(page: Document): DOMStringMap {
  return page.querySelector<HTMLScriptElement>('script[data-studio]')?.dataset ?? {};
}

/** The open page as it was served: scripts have changed the document itself since. */
export class ServedPage {
  #served: Promise<Document>;

  constructor() {
    this.#served = this.#fetch();
  }

  /** Brings the open page to another version, with its scroll position and what scripts have made of it. */
  follow(html: string): void {
    this.#served = this.#served.then((before) => {
      const after = parse(html);
      // What a page may load was settled when it was opened.
      if (versionOf(after).kind !== versionOf(before).kind) location.reload();
      else patchElement(document.documentElement, before.documentElement, after.documentElement);
      keepFieldShown();
      return after;
    });
  }

  async #fetch(): Promise<Document> {
    const response = await fetch(`/@studio/served/${versionOf(document).version}`);
    // The studio has been started again meanwhile: what the page was made of, nobody knows any more.
    if (!response.ok) location.reload();
    return parse(await response.text());
  }
}

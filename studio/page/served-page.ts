import { patchElement } from '../../renderer/dev/patch-page.ts';
import { keepFieldShown } from './shown-field.ts';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The server's data about a version of the page, in the attributes of this script's element. */
function versionOf(page: Document): DOMStringMap {
  return page.querySelector<HTMLScriptElement>('script[data-studio]')?.dataset ?? {};
}

/** The open page as served: scripts have changed the document itself since. */
export class ServedPage {
  #served: Promise<Document>;

  constructor() {
    this.#served = this.#fetch();
  }

  /** Updates the open page to another version, preserving the scroll position and changes by scripts. */
  follow(html: string): void {
    this.#served = this.#served.then((before) => {
      const after = parse(html);
      // The security policy of a page is fixed when it is opened.
      if (versionOf(after).kind !== versionOf(before).kind) location.reload();
      else patchElement(document.documentElement, before.documentElement, after.documentElement);
      keepFieldShown();
      return after;
    });
  }

  async #fetch(): Promise<Document> {
    const response = await fetch(`/@studio/served/${versionOf(document).version}`);
    // The studio has been restarted in the meantime: the served version is no longer available.
    if (!response.ok) location.reload();
    return parse(await response.text());
  }
}

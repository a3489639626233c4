import type { Site } from '../../context/site.ts';
import { CHOOSE_URGENCY } from '../../document/inline-scripts.ts';

/** One of three banners, chosen at random on page load (docs/product.md, "Frame"); without scripts, the first. */
export function RandomUrgency({ site }: { site: Site }) {
  const { urgency } = site.words.frame;
  if (!urgency) return null;
  const [first, second, third] = urgency;
  return (
    <>
      <aside
        id="announcement"
        className="urgency random"
        // A landmark needs a name of its own: it is named by its own words.
        aria-labelledby="announcement"
        data-urgency-variant="A"
        data-text-a={first}
        data-text-b={second}
        data-text-c={third}
      >
        {first}
      </aside>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, the same on every page
        dangerouslySetInnerHTML={{ __html: CHOOSE_URGENCY }}
      />
    </>
  );
}

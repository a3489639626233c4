import { Icon } from '../../components/Icon.tsx';
import type { Site } from '../../context/site.ts';

/** Closes a popup or a bar. */
export function ClosingButton({ site }: { site: Site }) {
  return (
    <button type="button" className="popup-close">
      <Icon name="x" />
      <span className="sr-only">{site.words.popups.close}</span>
    </button>
  );
}

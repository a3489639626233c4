import type { StudioStore, StudioView } from '../store.ts';
import { PageFrame } from './PageFrame.tsx';
import './stage.css';

/** The page as phones and as desktops show it, in CSS pixels. */
const WIDTHS = [
  { name: 'Phone', width: 390 },
  { name: 'Desktop', width: 1280 },
] as const;

/** The chosen page at both widths, side by side. */
export function Stage({ store, view }: { store: StudioStore; view: StudioView }) {
  const { site, page } = view;
  if (!site || !page) return null;
  return (
    <div className="stage">
      {WIDTHS.map(({ name, width }) => (
        <PageFrame key={name} title={name} width={width} store={store} view={view} />
      ))}
    </div>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { studioStorage } from './storage.ts';

/** Layout of the studio's parts. Sizes are in CSS pixels. */
export interface Layout {
  listWidth: number;
  formWidth: number;
  isListOpen: boolean;
  isFormOpen: boolean;
}

/** Below this width, list and form overlay the stage. Also in shell.css. */
const DRAWERS_BELOW = 1100;

/** Storage key. */
const KEY = 'touchdown-studio-layout';

const USUAL: Layout = { listWidth: 264, formWidth: 376, isListOpen: true, isFormOpen: true };

export const LIST_WIDTHS = { min: 208, max: 480 };
export const FORM_WIDTHS = { min: 300, max: 720 };

/** Whether list and form are drawers, of which one at a time is open. */
export function hasDrawers(): boolean {
  return window.innerWidth < DRAWERS_BELOW;
}

function kept(): Layout {
  try {
    const layout: Layout = { ...USUAL, ...JSON.parse(studioStorage.get(KEY) ?? '{}') };
    return hasDrawers() ? { ...layout, isListOpen: false, isFormOpen: false } : layout;
  } catch {
    return USUAL;
  }
}

/** The layout, and a function that changes and stores it. */
export function useLayout(): [Layout, (change: Partial<Layout>) => void] {
  const [layout, setLayout] = useState(kept);
  const change = useCallback(
    (part: Partial<Layout>) =>
      setLayout((before) => {
        const after = { ...before, ...part };
        if (hasDrawers() && part.isListOpen) after.isFormOpen = false;
        if (hasDrawers() && part.isFormOpen) after.isListOpen = false;
        // What is open in a narrow window does not apply to a wide one.
        if (!hasDrawers()) studioStorage.set(KEY, JSON.stringify(after));
        return after;
      }),
    [],
  );
  useEffect(() => {
    const narrow = matchMedia(`(width < ${DRAWERS_BELOW}px)`);
    // A window that becomes narrow is not covered by drawers that nobody opened; a form being edited stays.
    const follow = () =>
      setLayout(({ isFormOpen }) => {
        const isEdited = isFormOpen && document.querySelector('.part-form :focus') !== null;
        return isEdited ? { ...kept(), isFormOpen } : kept();
      });
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);
  return [layout, change];
}

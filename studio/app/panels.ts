import changesIcon from 'lucide:git-compare';
import translationIcon from 'lucide:languages';
import newIcon from 'lucide:plus';
import settingsIcon from 'lucide:settings-2';
import { type ComponentType, lazy } from 'react';
import type { IconShapes } from './controls/Icon.tsx';
import type { StudioStore } from './store.ts';

/** A view that temporarily replaces stage and form. Its button is in the bar. */
export interface StudioPanel {
  /** Value of `StudioView.panel` while it is open. */
  name: string;
  /** Label of its button, and its title. */
  label: string;
  icon: IconShapes;
  /** Loaded when first opened (`lazy`); renders its own `Panel`, with a button that calls `onClose`. */
  Component: ComponentType<{ store: StudioStore; onClose: () => void }>;
}

/** In button order. */
export const PANELS: readonly StudioPanel[] = [
  {
    name: 'new',
    label: 'New page',
    icon: newIcon,
    Component: lazy(async () => ({ default: (await import('./new/NewPanel.tsx')).NewPanel })),
  },
  {
    name: 'translation',
    label: 'Translate',
    icon: translationIcon,
    Component: lazy(async () => ({
      default: (await import('./new/translation/TranslationPanel.tsx')).TranslationPanel,
    })),
  },
  {
    name: 'changes',
    label: 'Changes',
    icon: changesIcon,
    Component: lazy(async () => ({
      default: (await import('./changes/ChangesPanel.tsx')).ChangesPanel,
    })),
  },
  {
    name: 'settings',
    label: 'Settings',
    icon: settingsIcon,
    Component: lazy(async () => ({
      default: (await import('./settings/SettingsPanel.tsx')).SettingsPanel,
    })),
  },
];

import type { ComponentType } from 'react';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import type { IslandName } from '../../islands/island-name.ts';

/** Where the code of each island is; nothing of it is loaded with the page, and one without code does not compile. */
export const ISLANDS: Record<IslandName, () => Promise<ComponentType<WordedIslandProps<never>>>> = {
  'contact-form': () => import('../../islands/contact-form.island.tsx').then((m) => m.ContactForm),
  calculator: () => import('../../islands/calculator.island.tsx').then((m) => m.Calculator),
  upload: () => import('../../islands/upload.island.tsx').then((m) => m.ClientUpload),
  admin: () => import('../../islands/admin.island.tsx').then((m) => m.AdminArea),
  'admin-login': () => import('../../islands/admin-login.island.tsx').then((m) => m.AdminLogin),
};

import client from 'virtual:site-client';
import type { ComponentType } from 'react';
import type { WordedIslandProps } from '../islands/Island.tsx';
import type { EngineIsland } from '../islands/island-name.ts';

type Loader = () => Promise<ComponentType<WordedIslandProps<never>>>;

/** Loaders of the engine's islands, all on demand; an island without code is a type error. */
const ENGINE_ISLANDS: Record<EngineIsland, Loader> = {
  'contact-form': () =>
    import('../features/contact/contact-form.island.tsx').then((m) => m.ContactForm),
  form: () => import('../features/forms/data-form.island.tsx').then((m) => m.DataForm),
  upload: () => import('../features/upload/upload.island.tsx').then((m) => m.ClientUpload),
  admin: async () => {
    const island = import('../features/admin/admin.island.tsx');
    const area = await client.admin?.();
    return (await island).adminArea(area);
  },
  'admin-login': () => import('../features/admin/admin-login.island.tsx').then((m) => m.AdminLogin),
};

/** The engine's islands and the site's. */
export const ISLANDS: Readonly<Record<string, Loader>> = { ...client.islands, ...ENGINE_ISLANDS };

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Bar } from './Bar.tsx';
import { FileForm } from './form/FileForm.tsx';
import { PageList } from './pages/PageList.tsx';
import { Stage } from './stage/Stage.tsx';
import { StudioStore } from './store.ts';

/** The studio: all pages on the left, the chosen one in the middle, its form on the right. */
export function Studio() {
  const [store] = useState(() => new StudioStore());
  const view = useSyncExternalStore(store.subscribe, () => store.view);
  useEffect(() => store.start(), [store]);
  return (
    <div className="studio">
      <Bar store={store} view={view} />
      <PageList store={store} view={view} />
      <Stage store={store} view={view} />
      <FileForm store={store} view={view} />
    </div>
  );
}

import { Suspense, useEffect, useRef, useState } from 'react';
import { ignoreDroppedFiles } from '../ignored-drops.ts';
import { Bar } from './Bar.tsx';
import { Splitter } from './controls/Splitter.tsx';
import { FileForm } from './form/FileForm.tsx';
import { FORM_WIDTHS, hasDrawers, LIST_WIDTHS, useLayout } from './layout.ts';
import { PageList } from './pages/PageList.tsx';
import { PANELS } from './panels.ts';
import { Stage } from './stage/Stage.tsx';
import { StudioStore } from './store.ts';
import { useClosing } from './use-closing.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useView } from './use-view.ts';
import './shell.css';

/** The studio: the page list on the left, the selected page in the middle, its form on the right. */
export function Studio() {
  const [store] = useState(() => new StudioStore());
  const view = useView(store, (all) => all);
  const [layout, change] = useLayout();
  useEffect(() => store.start(), [store]);
  useShortcuts(store);
  useEffect(ignoreDroppedFiles, []);
  const closePanel = useClosing(store, layout, change);
  const { field, page, panel, presses } = view;
  // A field can only be edited where it is visible, and a selected page must be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same field is clicked again
  useEffect(() => {
    if (field !== undefined) change({ isFormOpen: true });
  }, [field, presses, change]);
  const path = page?.path;
  const pathBefore = useRef(path);
  // A drawer would cover what was opened. Nobody opened the first page: the list may be open already when it comes.
  useEffect(() => {
    const isOpened =
      (path !== undefined && pathBefore.current !== undefined) || panel !== undefined;
    pathBefore.current = path;
    if (isOpened && hasDrawers()) change({ isListOpen: false });
  }, [path, panel, change]);
  const open = PANELS.find(({ name }) => name === panel);
  const sizes = { '--list': `${layout.listWidth}px`, '--form': `${layout.formWidth}px` };
  // Inside the middle part: outside of the landmarks nobody would look for them.
  const listSplitter = layout.isListOpen && (
    <Splitter
      label="Width of the list of pages"
      side="left"
      width={layout.listWidth}
      {...LIST_WIDTHS}
      onChange={(listWidth) => change({ listWidth })}
    />
  );
  return (
    <div className="studio" style={sizes as React.CSSProperties}>
      <Bar store={store} view={view} layout={layout} onLayout={change} />
      <div className="parts">
        {layout.isListOpen && (
          <nav className="part part-list" data-region="pages" aria-label="Pages" tabIndex={-1}>
            <PageList store={store} view={view} />
          </nav>
        )}
        {open ? (
          <main className="part part-panel" data-region="panel" tabIndex={-1}>
            {listSplitter}
            <Suspense>
              <open.Component store={store} onClose={closePanel} />
            </Suspense>
          </main>
        ) : (
          <main className="part part-stage" data-region="stage" aria-label="Page" tabIndex={-1}>
            {listSplitter}
            <Stage store={store} view={view} />
            {layout.isFormOpen && (
              <Splitter
                label="Width of the form"
                side="right"
                width={layout.formWidth}
                {...FORM_WIDTHS}
                onChange={(formWidth) => change({ formWidth })}
              />
            )}
          </main>
        )}
        {layout.isFormOpen && !open && (
          <aside className="part part-form" data-region="form" aria-label="Content" tabIndex={-1}>
            <FileForm store={store} file={page?.file} />
          </aside>
        )}
      </div>
      <p className="unseen" role="status">
        {view.said}
      </p>
    </div>
  );
}

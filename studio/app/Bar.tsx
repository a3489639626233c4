import type { StudioStore, StudioView } from './store.ts';

/** Name of the site, undo, redo and saving. */
export function Bar({ store, view }: { store: StudioStore; view: StudioView }) {
  const { site, fault } = view;
  const unsaved = site?.unsaved.length ?? 0;
  return (
    <header className="bar">
      <h1>{site?.name ?? 'Touchdown Studio'}</h1>
      <button type="button" disabled={!site?.canUndo} onClick={() => store.undo()}>
        Undo
      </button>
      <button type="button" disabled={!site?.canRedo} onClick={() => store.redo()}>
        Redo
      </button>
      <button type="button" className="save" disabled={unsaved === 0} onClick={() => store.save()}>
        {unsaved === 0 ? 'Saved' : unsaved === 1 ? 'Save 1 file' : `Save ${unsaved} files`}
      </button>
      {fault !== undefined && (
        <p role="alert">
          {fault}{' '}
          <button type="button" onClick={() => store.putFaultAway()}>
            Close
          </button>
        </p>
      )}
    </header>
  );
}

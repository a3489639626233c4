import { BuildFault } from './build-fault.ts';

/**
 * Imports a module with code of a site. One that waits for something that never comes, such as a module that awaits
 * itself, would have Node end the process as if all were done.
 *
 * @param url of the module.
 * @throws BuildFault if nothing is left to do and the module has not been loaded; whatever the module throws.
 */
export async function importSettling<T>(url: string): Promise<T> {
  let giveUp = () => {};
  const nothingLeft = new Promise<never>((_, reject) => {
    giveUp = () =>
      reject(
        new BuildFault(
          "The site's own code waits, as it is loaded, for something that never comes. A module may await itself.",
        ),
      );
    process.once('beforeExit', giveUp);
  });
  try {
    return await Promise.race([import(/* @vite-ignore */ url), nothingLeft]);
  } finally {
    process.off('beforeExit', giveUp);
  }
}

import { parentPort, workerData } from 'node:worker_threads';
import type { LandingOutcome, LandingTask } from '../pages/landing-record.ts';
import { createLandingRenderer, type LandingRendererSetup } from './landing-renderer.ts';

/** A worker thread of the render pool: takes batches of tasks, answers with their outcomes. */
const port = parentPort;
if (!port) throw new Error('render-worker runs in a worker thread only');

const renderLanding = await createLandingRenderer(workerData as LandingRendererSetup);

port.on('message', async (tasks: LandingTask[] | null) => {
  if (tasks === null) return port.close();
  const outcomes: LandingOutcome[] = [];
  for (const task of tasks) outcomes.push(await renderLanding(task));
  port.postMessage(outcomes);
});

import { workerData } from 'node:worker_threads';
import { answerBatches } from '../system/batch-threads.ts';
import { createLandingRenderer, type LandingRendererSetup } from './landing-renderer.ts';

/** A thread of the render pool: renders landings. */
answerBatches(await createLandingRenderer(workerData as LandingRendererSetup));

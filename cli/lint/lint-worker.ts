import { workerData } from 'node:worker_threads';
import { loadSiteCode } from '../site/open-site.ts';
import { answerBatches } from '../system/batch-threads.ts';
import { LandingLinter, type LandingLintSetup } from './linted-landing.ts';

/** A thread that checks landings, each by itself. */
const setup = workerData as LandingLintSetup;
const linter = new LandingLinter(setup, await loadSiteCode(setup.root));
answerBatches((name: string) => linter.check(name));

import { ConfigError, loadConfig } from './config.ts';
import { createLog, toLoggableError } from './log.ts';
import { startServer } from './server.ts';
import { SiteMissingError } from './site/built-site.ts';
import { StoreOpenError } from './store/open-error.ts';

/** After this, the process exits anyway: stored leads are durable. */
const closeTimeoutMs = 20_000;

// Only this user may read leads and emails.
process.umask(0o077);

const log = createLog();
try {
  const server = await startServer({ ...loadConfig(), log });
  const stop = (signal: NodeJS.Signals) => {
    log.info(`stopping on ${signal}`);
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    server.close().then(() => log.info('stopped'), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  process.exitCode = 1;
  const isForOperator =
    error instanceof ConfigError ||
    error instanceof SiteMissingError ||
    error instanceof StoreOpenError;
  if (isForOperator) console.error(error.message);
  else {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.fatal({ err: toLoggableError(error) }, `the server cannot run: ${reason}`);
  }
}

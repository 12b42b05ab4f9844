import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a certificate that nobody trusts. @param about such as `-subj /CN=site` @returns its files */
export function createCertificate(folder: string, ...about: string[]) {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', certificate];
  const args = ['req', ...kind, '-days', '1', ...about, ...files];
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { key, certificate };
}

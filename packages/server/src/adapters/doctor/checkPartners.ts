import type { Database } from '../../db/database.ts';
import { isLoopback } from '../../http/isLoopback.ts';
import { partnerOriginsSetting } from '../../modules/config/partnerOrigins.ts';
import { readSetting } from '../../modules/settings/readSetting.ts';
import { createFinding } from '../../modules/doctor/createFinding.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';

/** Checks who may embed the shop: the partners of the environment, or those that the owner has set in their place. */
export async function checkPartners(
  { partnerOrigins: deployed }: Pick<ServerConfig, 'partnerOrigins'>,
  db: Database,
): Promise<readonly Finding[]> {
  const chosen = await readSetting({ db }, partnerOriginsSetting);
  const partners = chosen ?? deployed;
  const ignored = deployed.filter((origin) => !partners.includes(origin));
  const open = partners.filter(
    (origin) => origin.startsWith('http:') && !isLoopback(new URL(origin).hostname),
  );
  const findings: Finding[] = [];
  if (ignored.length > 0)
    findings.push(createFinding('risky', 'finding.origin.ignored-partners', { origins: ignored.join(', ') }));
  if (open.length > 0)
    findings.push(createFinding('risky', 'finding.origin.plain-partners', { origins: open.join(', ') }));
  if (findings.length === 0 && partners.length > 0)
    findings.push(createFinding('ok', 'finding.origin.partners', { origins: partners.join(', ') }));
  return findings;
}

import type { Database } from '../../db/database.ts';
import { isLoopback } from '../../http/isLoopback.ts';
import { partnerOriginsSetting } from '../../modules/config/partnerOrigins.ts';
import { readSetting } from '../../modules/settings/readSetting.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';

const area = 'origin';

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
    findings.push({
      area,
      level: 'risky',
      text: `PAWLET_PARTNER_ORIGINS lists ${ignored.join(', ')}, which may not embed the shop: the setting shop.partnerOrigins replaces the variable. Add what lacks to the setting, or remove it from the variable.`,
    });
  if (open.length > 0)
    findings.push({
      area,
      level: 'risky',
      text: `Partners without encryption may embed the shop and receive messages about orders: ${open.join(', ')}. Use https in PAWLET_PARTNER_ORIGINS.`,
    });
  if (findings.length === 0 && partners.length > 0)
    findings.push({ area, level: 'ok', text: `Partners that may embed the shop: ${partners.join(', ')}.` });
  return findings;
}

import { useConfig, useHost, useText } from '@pawlet/widgets';
import { Cell, Icon } from '@pawlet/widgets/ui';
import { contactMessages } from './contactMessages.ts';

/** A row for each way to contact the shop from the shopper's country, and its opening hours. */
export function ContactRows() {
  const host = useHost();
  const text = useText(contactMessages);
  const config = useConfig();
  if (config === undefined) return null;
  const { phone, contact } = config;
  const rows = [
    {
      icon: 'headset',
      label: text('contact.call'),
      value: phone,
      url: `tel:${phone.replaceAll(/[^+\d]/gu, '')}`,
    },
    { icon: 'mail', label: text('contact.write'), value: contact.email, url: `mailto:${contact.email}` },
    { icon: 'message', label: text('contact.chat'), value: getHost(contact.chatUrl), url: contact.chatUrl },
  ] as const;
  return (
    <>
      {rows
        .filter(({ value }) => value !== '')
        .map(({ icon, label, value, url }) => (
          <Cell
            key={label}
            leading={<Icon name={icon} size={20} />}
            label={label}
            // Below the label: beside it an e-mail address would break within a word on a narrow screen.
            note={<bdi>{value}</bdi>}
            onClick={() => void host.openUrl(url)}
          />
        ))}
      {contact.hours === '' ? null : (
        <Cell leading={<Icon name="clock" size={20} />} label={text('contact.hours')} note={contact.hours} />
      )}
    </>
  );
}

function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

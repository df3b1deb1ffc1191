import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Chip, Typography } from '@mui/material';
import { type OperatorSetting, settingCalls } from '@pawlet/operator';
import { useState } from 'react';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { useCall } from '../parts/useCall.ts';
import { useText, useWord } from '../texts/useText.ts';
import { SettingEditor } from './SettingEditor.tsx';

/** The e-mails have a page of their own. */
const isShown = ({ name }: OperatorSetting) => !name.startsWith('mails.');

const toGroup = ({ name }: OperatorSetting) => name.split('.', 1)[0] ?? '';

/** Every setting of the shop, by area; shoppers see a change at once. */
export function SettingsPage() {
  const text = useText();
  const word = useWord();
  const settings = useCall(settingCalls.listSettings);
  return (
    <ConsolePage title={text('resource.settings')} isNarrow>
      <Loaded query={settings}>
        {({ items }) => {
          const shown = items.filter(isShown);
          return [...new Set(shown.map(toGroup))].map((group) => (
            <Box component="section" key={group}>
              <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
                {word(`settings.group.${group}`, group)}
              </Typography>
              {shown
                .filter((setting) => toGroup(setting) === group)
                .map((setting) => (
                  <SettingRow key={setting.name} setting={setting} />
                ))}
            </Box>
          ));
        }}
      </Loaded>
    </ConsolePage>
  );
}

function SettingRow({ setting }: { readonly setting: OperatorSetting }) {
  const text = useText();
  const word = useWord();
  const title = word(`setting.${setting.name}`, setting.name);
  // All editors at once would keep the page from answering; one that was opened keeps what was entered.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Accordion
      slotProps={{ transition: { unmountOnExit: false }, heading: { component: 'h3' } }}
      onChange={() => setWasOpened(true)}
    >
      <AccordionSummary
        id={`setting ${setting.name}`.replaceAll(/\W/gu, '-')}
        aria-controls={`value ${setting.name}`.replaceAll(/\W/gu, '-')}
        expandIcon={<ExpandMore />}
      >
        <Typography component="span" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {setting.isDefault ? null : (
          <Chip
            size="small"
            label={text('settings.isChanged')}
            color="primary"
            variant="outlined"
            sx={{ mr: 1 }}
          />
        )}
      </AccordionSummary>
      <AccordionDetails>{wasOpened && <SettingEditor setting={setting} title={title} />}</AccordionDetails>
    </Accordion>
  );
}

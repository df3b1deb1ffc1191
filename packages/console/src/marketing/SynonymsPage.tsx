import { Stack, Typography } from '@mui/material';
import { type OperatorSynonyms, synonymCalls } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, listOf, words } from '../forms/shapes.ts';
import { useKindDescription } from '../forms/useKindDescription.ts';
import { AreaTabs } from '../parts/AreaTabs.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { LanguageChoice, type TextLanguage, useTextLanguage } from '../parts/LanguageChoice.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { useCall } from '../parts/useCall.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const longestGroup = 1300;
const comma = /[,，、]/u;
const toList = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/** A group is written in one line, its words between commas. */
const synonymsKind: RecordKind = {
  name: 'synonyms',
  scope: 'content:write',
  shape: () => fields({ groups: listOf(words(longestGroup), 500, 'synonyms.add') }),
  toForm: ({ groups, ...record }) => ({
    ...record,
    groups: toList(groups).map((group) => toList(group).join(', ')),
  }),
  toInput: ({ groups }) => ({
    groups: toList(groups).map((group) =>
      String(group)
        .split(comma)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  }),
};

/** What else a search for a word finds, in each language. */
export function SynonymsPage() {
  const text = useText();
  const [language, setLanguage] = useTextLanguage();
  const synonyms = useCall(synonymCalls.readSynonyms, { params: { language } });
  return (
    <ConsolePage title={text('resource.synonyms')} isNarrow>
      <AreaTabs area="synonyms" />
      <LanguageChoice value={language} onChange={setLanguage} />
      <Typography>{text('synonyms.help')}</Typography>
      <Loaded query={synonyms}>
        {(found) => <Synonyms key={language} language={language} synonyms={found} />}
      </Loaded>
    </ConsolePage>
  );
}

interface SynonymsProps {
  readonly language: TextLanguage;
  readonly synonyms: OperatorSynonyms;
}

function Synonyms({ language, synonyms }: SynonymsProps) {
  const text = useText();
  const { language: nameOf } = useFormat();
  const { describe } = useKindDescription(synonymsKind);
  const shared = { record: synonyms, call: synonymCalls.changeSynonyms, params: { language } };
  const reset = {
    label: text('synonyms.reset'),
    question: text('synonyms.resetQuestion'),
    call: synonymCalls.changeSynonyms,
    input: { groups: null },
    isDanger: true,
  };
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography color="textSecondary">
          {text(synonyms.isDefault ? 'synonyms.isDefault' : 'synonyms.isOwn')}
        </Typography>
        <RecordActions
          scope={synonymsKind.scope}
          record={synonyms}
          params={shared.params}
          describe={describe}
          actions={synonyms.isDefault ? [] : [reset]}
        />
      </Stack>
      <RecordForm {...shared} title={nameOf(language)} kind={synonymsKind} />
    </>
  );
}

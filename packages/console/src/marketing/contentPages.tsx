import { Typography } from '@mui/material';
import { contentCalls, type OperatorPage, pageTypes } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { emptyTexts } from '../forms/shapes.ts';
import { AreaTabs } from '../parts/AreaTabs.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { Details } from '../parts/Details.tsx';
import { choose, chooseState, search } from '../parts/filters.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useCall } from '../parts/useCall.ts';
import { useText } from '../texts/useText.ts';
import { bannersKind, hintsKind, pageKind, searchWordsKind, shortcutsKind } from './kinds.ts';

const newPage = {
  type: 'agreement',
  title: emptyTexts,
  content: emptyTexts,
  description: emptyTexts,
  picture: '',
  edition: '',
  rank: 0,
  isPublished: false,
};

const { link, other, state, time, words } = detailsOf<OperatorPage>();
const type = other('choice.page.type', (page, { word }) => word(`choice.page.${page.type}`, page.type));

/** Pages, announcements and help texts. */
export const PageList = createList<OperatorPage>({
  filters: [
    choose('type', 'choice.page.type', pageTypes, (one, { text }) => text(`choice.page.${one}`)),
    search('text', 'search.label'),
    chooseState(['published', 'hidden']),
  ],
  Actions: () => <CreateButton kind={pageKind} call={contentCalls.createPage} initial={newPage} />,
  columns: [
    link('title', 'choice.title'),
    type,
    state(({ isPublished }, { text }) => text(isPublished ? 'state.published' : 'state.hidden')),
    time('created', 'records.created'),
  ],
});

/** A page with its texts in every language side by side. */
export const PagePage = createRecordPage<OperatorPage>('title.pages', (page, { localized }) => (
  <>
    <Section title={localized(page.title)}>
      <Details record={page} details={[type, words('path', 'choice.path')]} />
      <Pictures images={page.pictureUrl === '' ? [] : [page.pictureUrl]} />
    </Section>
    <RecordForm
      kind={pageKind}
      record={page}
      call={contentCalls.changePage}
      params={{ id: String(page.id) }}
    />
  </>
));

const hints = ['resource.hints', hintsKind, contentCalls.readHints, contentCalls.changeHints] as const;
const sections = [
  ['homePage.banners', bannersKind, contentCalls.readBanners, contentCalls.changeBanners],
  ['homePage.shortcuts', shortcutsKind, contentCalls.readShortcuts, contentCalls.changeShortcuts],
  ['homePage.searchWords', searchWordsKind, contentCalls.readSearchWords, contentCalls.changeSearchWords],
] as const;

/** The sections of the home page in their order. */
export function HomeSectionsPage() {
  const text = useText();
  return (
    <ConsolePage title={text('resource.home-page')}>
      <AreaTabs area="home-page" />
      {sections.map((section) => (
        <HomeSection key={section[0]} section={section} />
      ))}
    </ConsolePage>
  );
}

/** Hints about devices, in every language side by side. */
export function HintsPage() {
  const text = useText();
  return (
    <ConsolePage title={text('resource.hints')}>
      <AreaTabs area="hints" />
      <Typography>{text('hints.help')}</Typography>
      <HomeSection section={hints} />
    </ConsolePage>
  );
}

function HomeSection({
  section: [title, kind, read, change],
}: {
  readonly section: (typeof sections)[number] | typeof hints;
}) {
  const text = useText();
  const record = useCall<typeof read>(read);
  return (
    <Loaded query={record}>
      {(found) => <RecordForm title={text(title)} kind={kind} record={found} call={change} />}
    </Loaded>
  );
}

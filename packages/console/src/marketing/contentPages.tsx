import { contentCalls, type OperatorPage, pageTypes } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { emptyTexts } from '../forms/shapes.ts';
import { AreaTabs } from '../parts/AreaTabs.tsx';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useCall } from '../parts/useCall.ts';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';
import { bannersKind, pageKind, searchWordsKind, shortcutsKind } from './kinds.ts';

/** Pages, announcements and help texts. */
export function PageList() {
  const text = useText();
  const word = useWord();
  const { localized, time } = useFormat();
  return (
    <ConsoleList<OperatorPage>
      filters={[
        <ChoiceFilter
          key="type"
          source="type"
          label={text('choice.page.type')}
          alwaysOn
          any={text('search.any')}
          choices={pageTypes.map((id) => ({ id, name: text(`choice.page.${id}`) }))}
        />,
        ...useListFilters(['published', 'hidden'], [['text', text('search.label')]]),
      ]}
      actions={
        <CreateButton
          kind={pageKind}
          area="pages"
          call={contentCalls.createPage}
          initial={{
            type: 'notice',
            title: emptyTexts,
            content: emptyTexts,
            description: emptyTexts,
            picture: '',
            edition: '',
            rank: 0,
            isPublished: false,
          }}
        />
      }
      empty={text('records.empty')}
      opens
      columns={[
        {
          name: 'title',
          label: text('choice.title'),
          render: ({ id, title }) => <RecordLink area="pages" id={id} label={localized(title)} />,
        },
        {
          name: 'type',
          label: text('choice.page.type'),
          render: ({ type }) => word(`choice.page.${type}`, type),
        },
        {
          name: 'state',
          label: text('field.status'),
          render: ({ isPublished }) => <StateChip state={isPublished ? 'published' : 'hidden'} />,
        },
        { name: 'created', label: text('records.created'), render: ({ created }) => time(created) },
      ]}
    />
  );
}

/** A page with its texts in every language side by side. */
export function PagePage() {
  const text = useText();
  const word = useWord();
  const { localized } = useFormat();
  return (
    <RecordPage<OperatorPage>
      title={(number) => text('title.pages', { number })}
      renderHead={(id) => <RecordNeighbors area="pages" id={id} />}
    >
      {(page) => (
        <>
          <Section title={localized(page.title)}>
            <Facts
              rows={[
                ['type', text('choice.page.type'), word(`choice.page.${page.type}`, page.type)],
                ['path', text('choice.path'), page.path],
              ]}
            />
            <Pictures images={page.pictureUrl === '' ? [] : [page.pictureUrl]} />
          </Section>
          <RecordForm
            title={text('records.change')}
            kind={pageKind}
            record={page}
            call={contentCalls.changePage}
            params={{ id: String(page.id) }}
          />
        </>
      )}
    </RecordPage>
  );
}

/** The sections of the home page in their order. */
export function HomeSectionsPage() {
  const text = useText();
  const banners = useCall(contentCalls.readBanners);
  const shortcuts = useCall(contentCalls.readShortcuts);
  const searchWords = useCall(contentCalls.readSearchWords);
  return (
    <ConsolePage title={text('resource.home-page')}>
      <AreaTabs area="home-page" />
      <Loaded query={banners}>
        {(record) => (
          <RecordForm
            title={text('homePage.banners')}
            kind={bannersKind}
            record={record}
            call={contentCalls.changeBanners}
          />
        )}
      </Loaded>
      <Loaded query={shortcuts}>
        {(record) => (
          <RecordForm
            title={text('homePage.shortcuts')}
            kind={shortcutsKind}
            record={record}
            call={contentCalls.changeShortcuts}
          />
        )}
      </Loaded>
      <Loaded query={searchWords}>
        {(record) => (
          <RecordForm
            title={text('homePage.searchWords')}
            kind={searchWordsKind}
            record={record}
            call={contentCalls.changeSearchWords}
          />
        )}
      </Loaded>
    </ConsolePage>
  );
}

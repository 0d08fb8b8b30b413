ALTER TABLE "resume_search" DROP COLUMN "driving_licences";--> statement-breakpoint
ALTER TABLE "resume_search_terms" DROP COLUMN "driving_licences";
--> statement-breakpoint
-- The combination of licences and languages that a person has, made when it is new. Of each language that is offered as
-- a filter (FILTER_LANGUAGES, folded) the highest level among the lexemes.
create function resume_trait_of(driving text[], terms tsvector) returns integer language plpgsql as $$
declare
  trait integer;
  licences text[];
  spoken text[];
begin
  select coalesce(array_agg(distinct licence order by licence), '{}') into licences from unnest(driving) licence;
  select coalesce(array_agg(name || ':' || level order by name), '{}') into spoken from (
    select distinct on (name) name, level
      from unnest(tsvector_to_array(terms)) lexeme,
        lateral (select split_part(lexeme, ':', 2) as name, split_part(lexeme, ':', 3) as level) tag
      where lexeme like 'L:%' and name in ('arabisch', 'deutsch', 'englisch', 'franzosisch', 'griechisch', 'italienisch',
        'kroatisch', 'niederlandisch', 'polnisch', 'portugiesisch', 'rumanisch', 'russisch', 'spanisch', 'turkisch',
        'ukrainisch')
      order by name, array_position(array['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'], level) desc) highest;
  insert into resume_trait (driving_licences, languages) values (licences, spoken) on conflict do nothing;
  select id into trait from resume_trait where driving_licences = licences and languages = spoken;
  return trait;
end $$;
--> statement-breakpoint
create or replace function resume_search_refresh(profile uuid) returns void language plpgsql as $$
declare
  source record;
  facet integer;
  trait integer;
  reached integer;
begin
  select r.id, r.terms, r.updated_at, p.visibility, p.availability, p.available_from,
      p.notice_period_weeks,
      case p.visibility when 'anonymous' then floor(p.lat / 0.4) * 0.4 + 0.2 else p.lat end as lat,
      case p.visibility when 'anonymous' then floor(p.lon / 0.6) * 0.6 + 0.3 else p.lon end as lon,
      p.driving_licences, p.desired_employment_types, p.desired_occupation_fields
    into source
    from resume r
    join applicant_profile p on p.id = r.applicant_profile_id
    join "user" u on u.id = p.user_id
    where p.id = profile and r.is_default and p.visibility in ('visible', 'anonymous') and u.suspended_at is null;
  if not found then
    delete from resume_search where applicant_profile_id = profile;
    return;
  end if;
  select coalesce(max(substr(lexeme, 3)::integer), 0) into reached
    from unnest(tsvector_to_array(source.terms)) lexeme where lexeme ~ '^E:\d+$';
  insert into resume_facet (employment_types, occupation_fields, availability, years)
    values (source.desired_employment_types, source.desired_occupation_fields, source.availability, reached)
    on conflict do nothing;
  select id into facet from resume_facet
    where employment_types = source.desired_employment_types and occupation_fields = source.desired_occupation_fields
      and availability = source.availability and years = reached;
  trait := resume_trait_of(source.driving_licences, source.terms);
  insert into resume_search (applicant_profile_id, resume_id, facet_id, trait_id, is_anonymous, lat, lon,
      available_from, notice_weeks, changed_at)
    values (profile, source.id, facet, trait, source.visibility = 'anonymous', source.lat, source.lon,
      case source.availability when 'now' then date '2000-01-01' when 'from-date' then source.available_from end,
      case source.availability when 'notice-period' then source.notice_period_weeks end, source.updated_at)
    on conflict (applicant_profile_id) do update set resume_id = excluded.resume_id, facet_id = excluded.facet_id,
      trait_id = excluded.trait_id, is_anonymous = excluded.is_anonymous, lat = excluded.lat, lon = excluded.lon,
      available_from = excluded.available_from, notice_weeks = excluded.notice_weeks, changed_at = excluded.changed_at;
  insert into resume_search_terms (applicant_profile_id, resume_id, facet_id, trait_id, is_anonymous, lat, lon,
      available_from, notice_weeks, changed_at, terms)
    select s.applicant_profile_id, s.resume_id, s.facet_id, s.trait_id, s.is_anonymous, s.lat, s.lon, s.available_from,
      s.notice_weeks, s.changed_at, source.terms from resume_search s where s.applicant_profile_id = profile
    on conflict (applicant_profile_id) do update set resume_id = excluded.resume_id, facet_id = excluded.facet_id,
      trait_id = excluded.trait_id, is_anonymous = excluded.is_anonymous, lat = excluded.lat, lon = excluded.lon,
      available_from = excluded.available_from, notice_weeks = excluded.notice_weeks, changed_at = excluded.changed_at,
      terms = excluded.terms;
end $$;
--> statement-breakpoint
create or replace function resume_search_news() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.news_at := greatest(now(), new.changed_at);
  elsif new.changed_at is distinct from old.changed_at then
    new.news_at := new.changed_at;
  elsif (new.resume_id, new.facet_id, new.trait_id, new.lat, new.lon, new.available_from, new.notice_weeks)
      is distinct from
      (old.resume_id, old.facet_id, old.trait_id, old.lat, old.lon, old.available_from, old.notice_weeks) then
    new.news_at := now();
  else
    new.news_at := old.news_at;
  end if;
  return new;
end $$;
--> statement-breakpoint
-- Made anew instead of changed: what every count reads comes first, and no row drags what it had before behind it.
create temp table kept as
  select s.*, resume_trait_of(p.driving_licences, t.terms) as trait, t.terms
    from resume_search s join resume_search_terms t using (applicant_profile_id)
      join applicant_profile p on p.id = s.applicant_profile_id;
--> statement-breakpoint
drop table resume_search_terms;
--> statement-breakpoint
drop table resume_search;
--> statement-breakpoint
create table resume_search (
  facet_id integer not null,
  trait_id integer not null default 0,
  is_anonymous boolean not null,
  lat double precision not null,
  lon double precision not null,
  changed_at timestamp (3) with time zone not null,
  applicant_profile_id uuid primary key not null,
  resume_id uuid not null,
  news_at timestamp (3) with time zone not null default now(),
  available_from date,
  notice_weeks integer,
  constraint resume_search_applicant_profile_id_applicant_profile_id_fk
    foreign key (applicant_profile_id) references applicant_profile (id) on delete cascade
);
--> statement-breakpoint
create table resume_search_terms (
  facet_id integer,
  trait_id integer,
  is_anonymous boolean,
  lat double precision,
  lon double precision,
  changed_at timestamp (3) with time zone,
  applicant_profile_id uuid primary key not null,
  resume_id uuid,
  available_from date,
  notice_weeks integer,
  terms tsvector not null,
  constraint resume_search_terms_applicant_profile_id_resume_search_applicant_profile_id_fk
    foreign key (applicant_profile_id) references resume_search (applicant_profile_id) on delete cascade
);
--> statement-breakpoint
insert into resume_search (facet_id, trait_id, is_anonymous, lat, lon, changed_at, applicant_profile_id, resume_id, available_from, notice_weeks, news_at)
  select facet_id, trait, is_anonymous, lat, lon, changed_at, applicant_profile_id, resume_id, available_from, notice_weeks, news_at
    from kept;
--> statement-breakpoint
insert into resume_search_terms (facet_id, trait_id, is_anonymous, lat, lon, changed_at, applicant_profile_id, resume_id, available_from, notice_weeks, terms)
  select facet_id, trait, is_anonymous, lat, lon, changed_at, applicant_profile_id, resume_id, available_from, notice_weeks, terms
    from kept;
--> statement-breakpoint
drop table kept;
--> statement-breakpoint
create index resume_search_news_idx on resume_search (news_at);
--> statement-breakpoint
create index resume_search_changed_idx on resume_search (changed_at desc nulls first, applicant_profile_id desc nulls first);
--> statement-breakpoint
create index resume_search_place_idx on resume_search (lat, lon);
--> statement-breakpoint
create index resume_search_terms_idx on resume_search_terms using gin (terms);
--> statement-breakpoint
create trigger resume_search_news before insert or update on resume_search
  for each row execute function resume_search_news();
--> statement-breakpoint
analyze resume_search, resume_search_terms, resume_facet, resume_trait;

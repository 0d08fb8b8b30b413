-- replaces sha256 fb107491f8d341e23a09a5c327ea4d19c1cbd1211d44932abe0a0ad578e9bf38
CREATE TABLE "resume_pair" (
	"id" serial PRIMARY KEY NOT NULL,
	"facet_id" integer NOT NULL,
	"trait_id" integer NOT NULL,
	"available_from" date,
	"notice_weeks" integer,
	CONSTRAINT "resume_pair_idx" UNIQUE NULLS NOT DISTINCT("facet_id","trait_id","available_from","notice_weeks")
);
--> statement-breakpoint
CREATE TABLE "resume_pair_tally" (
	"pair_id" integer NOT NULL,
	"number" integer NOT NULL,
	"is_summed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_search" ADD COLUMN "pair_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_search_terms" ADD COLUMN "pair_id" integer;--> statement-breakpoint
ALTER TABLE "resume_search_terms" ADD COLUMN "padding" text DEFAULT repeat(' ', 2000) NOT NULL;--> statement-breakpoint
CREATE INDEX "resume_pair_tally_new_idx" ON "resume_pair_tally" USING btree ("pair_id") WHERE not is_summed;
--> statement-breakpoint
-- The number under which hits of a combination of both sets and a time of beginning are counted, made when it is new.
create function resume_pair_of(facet integer, trait integer, first_day date, weeks integer) returns integer language plpgsql as $$
declare
  pair integer;
begin
  select id into pair from resume_pair
    where facet_id = facet and trait_id = trait and available_from is not distinct from first_day
      and notice_weeks is not distinct from weeks;
  if not found then
    insert into resume_pair (facet_id, trait_id, available_from, notice_weeks) values (facet, trait, first_day, weeks)
      on conflict do nothing;
    select id into pair from resume_pair
      where facet_id = facet and trait_id = trait and available_from is not distinct from first_day
        and notice_weeks is not distinct from weeks;
  end if;
  return pair;
end $$;
--> statement-breakpoint
create or replace function resume_search_refresh(profile uuid) returns void language plpgsql as $$
declare
  source record;
  facet integer;
  trait integer;
  pair integer;
  first_day date;
  weeks integer;
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
  first_day := case source.availability when 'now' then date '2000-01-01' when 'from-date' then source.available_from end;
  weeks := case source.availability when 'notice-period' then source.notice_period_weeks end;
  pair := resume_pair_of(facet, trait, first_day, weeks);
  insert into resume_search (applicant_profile_id, resume_id, facet_id, trait_id, pair_id, is_anonymous, lat, lon,
      available_from, notice_weeks, changed_at)
    values (profile, source.id, facet, trait, pair, source.visibility = 'anonymous', source.lat, source.lon, first_day, weeks,
      source.updated_at)
    on conflict (applicant_profile_id) do update set resume_id = excluded.resume_id, facet_id = excluded.facet_id,
      trait_id = excluded.trait_id, pair_id = excluded.pair_id, is_anonymous = excluded.is_anonymous, lat = excluded.lat, lon = excluded.lon,
      available_from = excluded.available_from, notice_weeks = excluded.notice_weeks, changed_at = excluded.changed_at;
  insert into resume_search_terms (applicant_profile_id, resume_id, facet_id, trait_id, pair_id, is_anonymous, lat, lon,
      available_from, notice_weeks, changed_at, terms)
    select s.applicant_profile_id, s.resume_id, s.facet_id, s.trait_id, s.pair_id, s.is_anonymous, s.lat, s.lon,
      s.available_from, s.notice_weeks, s.changed_at, source.terms from resume_search s where s.applicant_profile_id = profile
    on conflict (applicant_profile_id) do update set resume_id = excluded.resume_id, facet_id = excluded.facet_id,
      trait_id = excluded.trait_id, pair_id = excluded.pair_id, is_anonymous = excluded.is_anonymous, lat = excluded.lat,
      lon = excluded.lon, available_from = excluded.available_from, notice_weeks = excluded.notice_weeks,
      changed_at = excluded.changed_at, terms = excluded.terms, padding = excluded.padding;
end $$;
--> statement-breakpoint
insert into resume_pair (facet_id, trait_id, available_from, notice_weeks)
  select distinct facet_id, trait_id, available_from, notice_weeks from resume_search;
--> statement-breakpoint
-- Both tables made anew, so that nothing of what was stands between the rows.
create temp table kept as
  select s.*, t.terms, p.id as pair from resume_search s join resume_search_terms t using (applicant_profile_id)
    join resume_pair p on p.facet_id = s.facet_id and p.trait_id = s.trait_id
      and p.available_from is not distinct from s.available_from and p.notice_weeks is not distinct from s.notice_weeks;
--> statement-breakpoint
drop table resume_search_terms;
--> statement-breakpoint
alter table resume_search disable trigger user;
--> statement-breakpoint
truncate resume_search, resume_tally;
--> statement-breakpoint
insert into resume_search (facet_id, trait_id, pair_id, is_anonymous, lat, lon, changed_at, applicant_profile_id, resume_id, available_from, notice_weeks, news_at)
  select facet_id, trait_id, pair, is_anonymous, lat, lon, changed_at, applicant_profile_id, resume_id, available_from, notice_weeks, news_at
    from kept;
--> statement-breakpoint
alter table resume_search enable trigger user;
--> statement-breakpoint
insert into resume_pair_tally (pair_id, number, is_summed) select pair_id, count(*), true from resume_search group by 1;
--> statement-breakpoint
create or replace function resume_search_tally() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.pair_id = new.pair_id then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    insert into resume_pair_tally (pair_id, number) values (old.pair_id, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into resume_pair_tally (pair_id, number) values (new.pair_id, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create table resume_search_terms (
  facet_id integer,
  trait_id integer,
  pair_id integer,
  is_anonymous boolean,
  lat double precision,
  lon double precision,
  changed_at timestamp (3) with time zone,
  applicant_profile_id uuid primary key not null,
  resume_id uuid,
  available_from date,
  notice_weeks integer,
  terms tsvector not null,
  padding text not null default repeat(' ', 2000),
  constraint resume_search_terms_applicant_profile_id_resume_search_applicant_profile_id_fk
    foreign key (applicant_profile_id) references resume_search (applicant_profile_id) on delete cascade
) with (toast_tuple_target = 128);
--> statement-breakpoint
-- Not in the table's own definition, which PostgreSQL 15 cannot read.
alter table resume_search_terms alter column terms set storage external;
--> statement-breakpoint
insert into resume_search_terms (facet_id, trait_id, pair_id, is_anonymous, lat, lon, changed_at, applicant_profile_id, resume_id, available_from, notice_weeks, terms)
  select facet_id, trait_id, pair, is_anonymous, lat, lon, changed_at, applicant_profile_id, resume_id, available_from, notice_weeks, terms from kept;
--> statement-breakpoint
drop table kept;
--> statement-breakpoint
create index resume_search_terms_idx on resume_search_terms using gin (terms);
--> statement-breakpoint
analyze resume_search, resume_search_terms, resume_pair, resume_pair_tally;

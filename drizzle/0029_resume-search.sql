CREATE TABLE "resume_facet" (
	"id" serial PRIMARY KEY NOT NULL,
	"employment_types" text[] NOT NULL,
	"occupation_fields" text[] NOT NULL,
	"availability" text NOT NULL,
	"years" integer NOT NULL,
	CONSTRAINT "resume_facet_idx" UNIQUE("employment_types","occupation_fields","availability","years")
);
--> statement-breakpoint
CREATE TABLE "resume_search" (
	"applicant_profile_id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"facet_id" integer NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"available_from" date,
	"notice_weeks" integer,
	"driving_licences" text[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_search_terms" (
	"applicant_profile_id" uuid PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_resume_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "resume_terms_idx";--> statement-breakpoint
ALTER TABLE "resume" ADD COLUMN "indexed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resume_search" ADD CONSTRAINT "resume_search_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_search_terms" ADD CONSTRAINT "resume_search_terms_applicant_profile_id_resume_search_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."resume_search"("applicant_profile_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resume_search" ADD CONSTRAINT "saved_resume_search_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resume_search" ADD CONSTRAINT "saved_resume_search_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_search_changed_idx" ON "resume_search" USING btree ("changed_at" DESC NULLS LAST,"applicant_profile_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resume_search_place_idx" ON "resume_search" USING btree ("lat","lon");--> statement-breakpoint
CREATE INDEX "resume_search_terms_idx" ON "resume_search_terms" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "saved_resume_search_user_idx" ON "saved_resume_search" USING btree ("user_id","company_id","name");--> statement-breakpoint
CREATE INDEX "resume_photo_idx" ON "resume" USING btree ("photo_file_id") WHERE photo_file_id is not null;--> statement-breakpoint
CREATE INDEX "resume_indexed_idx" ON "resume" USING btree ("indexed_at" NULLS FIRST);
--> statement-breakpoint
create function resume_search_refresh(profile uuid) returns void language plpgsql as $$
declare
  source record;
  facet integer;
  reached integer;
begin
  select r.id, r.terms, r.updated_at, p.visibility, p.lat, p.lon, p.availability, p.available_from,
      p.notice_period_weeks, p.driving_licences, p.desired_employment_types, p.desired_occupation_fields
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
  insert into resume_search (applicant_profile_id, resume_id, facet_id, is_anonymous, lat, lon, available_from,
      notice_weeks, driving_licences, changed_at)
    values (profile, source.id, facet, source.visibility = 'anonymous', source.lat, source.lon,
      case source.availability when 'now' then date '2000-01-01' when 'from-date' then source.available_from end,
      case source.availability when 'notice-period' then source.notice_period_weeks end,
      source.driving_licences, source.updated_at)
    on conflict (applicant_profile_id) do update set resume_id = excluded.resume_id, facet_id = excluded.facet_id,
      is_anonymous = excluded.is_anonymous, lat = excluded.lat, lon = excluded.lon,
      available_from = excluded.available_from, notice_weeks = excluded.notice_weeks,
      driving_licences = excluded.driving_licences, changed_at = excluded.changed_at;
  insert into resume_search_terms (applicant_profile_id, terms) values (profile, source.terms)
    on conflict (applicant_profile_id) do update set terms = excluded.terms
      where resume_search_terms.terms is distinct from excluded.terms;
end $$;
--> statement-breakpoint
create function resume_search_by_resume() returns trigger language plpgsql as $$
begin
  perform resume_search_refresh(coalesce(new.applicant_profile_id, old.applicant_profile_id));
  return null;
end $$;
--> statement-breakpoint
create function resume_search_by_profile() returns trigger language plpgsql as $$
begin
  perform resume_search_refresh(new.id);
  return null;
end $$;
--> statement-breakpoint
create function resume_search_by_user() returns trigger language plpgsql as $$
begin
  perform resume_search_refresh(id) from applicant_profile where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger resume_search_resume after insert or delete or update of is_default, terms, updated_at on resume
  for each row execute function resume_search_by_resume();
--> statement-breakpoint
create trigger resume_search_profile after update of visibility, lat, lon, availability, available_from,
    notice_period_weeks, driving_licences, desired_employment_types, desired_occupation_fields on applicant_profile
  for each row execute function resume_search_by_profile();
--> statement-breakpoint
create trigger resume_search_user after update of suspended_at on "user"
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function resume_search_by_user();
--> statement-breakpoint
select resume_search_refresh(id) from applicant_profile where visibility in ('visible', 'anonymous');

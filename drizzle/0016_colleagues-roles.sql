-- phase: expand
ALTER TABLE "company_invitation" ADD COLUMN "reads_job_posting_id" uuid;--> statement-breakpoint
ALTER TABLE "company_member" ADD COLUMN "reads_job_posting_id" uuid;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_role_check" CHECK (not ("company_invitation"."is_admin" and "company_invitation"."reads_job_posting_id" is not null));--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_role_check" CHECK (not ("company_member"."is_admin" and "company_member"."reads_job_posting_id" is not null));